import { type ReactNode, useEffect, useRef } from 'react';
import { Navigate, NavLink, Route, Routes, useLocation } from 'react-router';
import './subPages.css';

interface SubPage {
  /** Below the area's path; empty: the area's own. */
  path: string;
  /** Null: not among the links, e.g. one thing's own page. */
  name: ReactNode | null;
  /** Where its link leads, when it says more than the path: `reservations?day=2026-05-04`. */
  to?: string;
  element: ReactNode;
}

/** Without a slash at its end: a link is the current one only when it is the address to the letter. */
const addressOf = (area: string, to: string) => (to ? `/${area}/${to}` : `/${area}`);

/** The pages of an area, with links to them above whichever is open. The first is where one arrives. */
export function SubPages({ area, label, pages }: { area: string; label: string; pages: readonly SubPage[] }) {
  const links = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: on a phone the links are one line, and the open page's may be beyond its end.
  useEffect(() => {
    links.current?.querySelector('.active')?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [pathname]);
  return (
    <>
      <nav ref={links} className="sub-pages" aria-label={label}>
        {pages.map(({ path, to = path, name }) =>
          name === null ? null : (
            <NavLink key={path} to={addressOf(area, to)} end={path === ''} className="sub-page">
              {name}
            </NavLink>
          ),
        )}
      </nav>
      <Routes>
        {pages.map(({ path, element }) => (
          <Route key={path} path={path} element={element} />
        ))}
        <Route path="*" element={<Navigate to={addressOf(area, pages[0]?.to ?? pages[0]?.path ?? '')} replace />} />
      </Routes>
    </>
  );
}
