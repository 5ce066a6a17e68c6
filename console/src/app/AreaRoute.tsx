import { Button, Result, Skeleton } from 'antd';
import { Suspense } from 'react';
import { Navigate, useNavigate } from 'react-router';
import { may, rolesOf } from '../api/rights';
import { useSession } from '../api/session';
import { useTexts } from '../i18n/language';
import { LostArt } from '../ui/LineArt';
import type { Area } from './area';
import { AREAS } from './areas';
import { Boundary } from './Boundary';

/** An area's pages for those who may see them; the others are told why not. */
export function AreaRoute({ area }: { area: Area }) {
  const { session } = useSession();
  const { forbidden: t, roles } = useTexts('shell');
  if (!session) return null;
  // Signed in before there were permissions: they are on their way.
  if (!session.permissions) return <Skeleton active paragraph={{ rows: 8 }} />;
  if (!may(session, area.needs))
    return <Result icon={<LostArt />} title={<h1>{t.title}</h1>} subTitle={t.about({ mine: rolesOf(session, roles) })} />;
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
  const first = AREAS.find(({ needs }) => may(session, needs));
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
