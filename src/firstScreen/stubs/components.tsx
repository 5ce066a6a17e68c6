import type { CSSProperties, ReactNode } from 'react';

interface ViewProps {
  className?: string;
  style?: CSSProperties;
  children?: ReactNode;
  [other: string]: unknown;
}

/** What a screen reader hears stays; what a tap would do comes with the app. */
function marks(props: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(props).filter(([name]) => name === 'role' || name.startsWith('aria-')));
}

/** In place of Taro's web components, which need a browser: plain elements of the same looks. */
export function View({ className, style, children, ...others }: ViewProps) {
  return (
    <div className={className} style={style} {...marks(others)}>
      {children}
    </div>
  );
}

export function Text({ className, style, children, ...others }: ViewProps) {
  return (
    <span className={className} style={style} {...marks(others)}>
      {children}
    </span>
  );
}

/** A picture that may wait is left to the app: its file would come before the scripts, and be drawn by the same slow phone. */
export function Image({ src, className, style, lazyLoad, ...others }: ViewProps & { src?: string; lazyLoad?: boolean }) {
  return (
    <div className={className} style={style}>
      {!lazyLoad && <img src={src} alt={String(others['aria-label'] ?? '')} />}
    </div>
  );
}
