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

/** An ammonite in its stone: something will be here. */
export const EmptyArt = () => (
  <Art>
    <path d="M8 70h96M20 75h72" stroke="#cfc7b3" />
    <path d="M56 40c0-3 5-4 6 0s-5 8-10 5-5-14 3-17 19 4 17 15-16 20-29 14-17-26-3-38 38-4 43 16-1 29-8 35" stroke="#2f6b4f" />
    <path d="M62 40l4-2M58 46l1 5M50 46l-4 4M46 37l-6-2M53 29l-2-6M63 29l4-5M70 36l7-3M71 46l7 2M65 55l4 6M53 59l-1 7M40 52l-6 4" />
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
