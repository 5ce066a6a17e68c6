import type { ReactNode } from 'react';

/** The console's own pictures: one line, one accent, nothing that a screen reader would have to hear. */
function Art({ children }: { children: ReactNode }) {
  return (
    <svg
      width="112"
      height="80"
      viewBox="0 0 112 80"
      fill="none"
      stroke="#8f897b"
      strokeWidth="1.6"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {children}
    </svg>
  );
}

/** Layers, and one that is still to come: something will be here. */
export const EmptyArt = () => (
  <Art>
    <path d="M8 70h96M20 75h72" stroke="#cfc7b3" />
    <path d="M14 58c20-6 40 5 84-2M14 46c22-7 42 5 84-2" />
    <path d="M14 34c24-7 44 5 84-2M14 34v36M98 32v38" stroke="#cfc7b3" />
    <path d="M22 22c20-6 38 4 68-2" stroke="#2f6b4f" strokeDasharray="2 5" />
  </Art>
);

/** Layers with a fault through them: something broke. */
export const ErrorArt = () => (
  <Art>
    <path d="M6 26c14-5 26 4 44-1M6 42c14-5 26 4 42-1M6 58c14-5 26 4 40-1" />
    <path d="M62 34c16-4 30 4 44-1M60 50c16-4 30 4 46-1M58 66c16-4 30 4 48-1" />
    <path d="M60 8l-8 20 7 8-9 18 6 6-4 14" stroke="#b3382c" />
  </Art>
);

/** A track that ends: this is not here, or not for you. */
export const LostArt = () => (
  <Art>
    <path d="M6 72h100" stroke="#cfc7b3" />
    <path d="M22 62c-4-4-1-9 3-9s6 5 3 9-4 3-6 0M19 50l-4-6M25 49v-8M30 51l5-5" />
    <path d="M50 44c-4-4-1-9 3-9s6 5 3 9-4 3-6 0M47 32l-4-6M53 31v-8M58 33l5-5" />
    <path d="M82 28c-4-4-1-9 3-9s6 5 3 9-4 3-6 0M79 16l-4-6M85 15V7M90 17l5-5" stroke="#2f6b4f" strokeDasharray="2 4" />
  </Art>
);
