import { Button, Result, Skeleton } from 'antd';
import { Suspense } from 'react';
import { Navigate, useNavigate } from 'react-router';
import { mayDo } from '../api/roles';
import { useSession } from '../api/session';
import { useTexts } from '../i18n/language';
import { LostArt } from '../ui/LineArt';
import type { Area } from './area';
import { AREAS } from './areas';
import { Boundary } from './Boundary';

/** An area's pages for those whose role may see them; the others are told why not. */
export function AreaRoute({ area }: { area: Area }) {
  const { session } = useSession();
  const { forbidden: t, roles } = useTexts('shell');
  if (!session) return null;
  if (!mayDo(session.roles, area.roles)) {
    const mine = session.roles.map((role) => roles[role]).join(' · ');
    return <Result icon={<LostArt />} title={<h1>{t.title}</h1>} subTitle={t.about({ mine })} />;
  }
  return (
    <Boundary page={area.path}>
      <Suspense fallback={<Skeleton active paragraph={{ rows: 8 }} />}>
        <area.Page />
      </Suspense>
    </Boundary>
  );
}

/** Where somebody's day begins. */
export function FirstArea() {
  const { session } = useSession();
  const first = AREAS.find(({ roles }) => mayDo(session?.roles ?? [], roles));
  return first ? <Navigate to={`/${first.path}`} replace /> : <NoSuchPage />;
}

export function NoSuchPage() {
  const { missing: t } = useTexts('shell');
  const go = useNavigate();
  return (
    <Result
      icon={<LostArt />}
      title={<h1>{t.title}</h1>}
      subTitle={t.about}
      extra={
        <Button type="primary" onClick={() => go('/')}>
          {t.home}
        </Button>
      }
    />
  );
}
