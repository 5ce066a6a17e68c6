import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/App';
import { markStyles, pageNonce } from './app/noncedStyles';
import { loadTexts } from './i18n/language';
import './app/style.css';

markStyles(pageNonce());

const root = document.getElementById('root');
if (root)
  void loadTexts('core').then(() =>
    createRoot(root).render(
      <StrictMode>
        <App />
      </StrictMode>,
    ),
  );
