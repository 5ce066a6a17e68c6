import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/App';
import { markStyles, pageNonce } from './app/noncedStyles';
import { loadTexts } from './i18n/language';
import './app/style.css';

markStyles(pageNonce());

const root = document.getElementById('root');
if (root)
  loadTexts('core').then(
    () =>
      createRoot(root).render(
        <StrictMode>
          <App />
        </StrictMode>,
      ),
    // No text has come to say it with.
    () => root.append('网络没有响应，请重新打开此页。 The network did not answer. Open this page again.'),
  );
