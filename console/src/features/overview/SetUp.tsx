import CheckCircleFilled from '@ant-design/icons/CheckCircleFilled';
import RightOutlined from '@ant-design/icons/RightOutlined';
import { getOverview } from '@park/contract/overview/calls';
import type { Overview } from '@park/contract/overview/schemas';
import { getAdminPark, getPark, launchPark } from '@park/contract/park/calls';
import type { SetUpStep } from '@park/contract/park/setUp';
import { Link } from 'react-router';
import { useSend } from '../../api/hooks';
import { useTexts } from '../../i18n/language';
import { Confirm } from '../../ui/Confirm';

/** Where each is done; what has none is done outside the console. */
const PLACES: Partial<Record<SetUpStep, string>> = {
  sample: '/park/sample',
  profile: '/park/profile',
  phones: '/park/profile',
  law: '/park/profile',
  legal: '/park/about',
  slots: '/park/slots',
  tickets: '/products',
  places: '/places',
  staff: '/staff',
  wechat: '/park/wechat',
  pay: '/park/wechat',
};

/** What an owner does before visitors come, with the button that lets them in; what of it is still open once they are. */
export function SetUp({ of: { launched, steps } }: { of: NonNullable<Overview['setUp']> }) {
  const { setUp: t } = useTexts('overview');
  const launch = useSend(launchPark, { stale: [getOverview, getAdminPark, getPark], done: t.launched });
  const open = steps.filter(({ done }) => !done);
  const words = launched ? t.after : t;
  return (
    <section aria-labelledby="set-up-title">
      <h2 id="set-up-title">{words.title}</h2>
      <p className="muted">{words.about}</p>
      <ul className="bare-list needs set-up">
        {(launched ? open : steps).map(({ step, done }) => {
          const what = (
            <>
              {done ? (
                <CheckCircleFilled aria-label={t.done} />
              ) : (
                <span className="set-up-open" role="img" aria-label={t.open} />
              )}
              <span className="need-what">
                {t.steps[step]}
                {!done && <span className="muted">{t.hows[step]}</span>}
              </span>
            </>
          );
          const to = PLACES[step];
          return (
            <li key={step}>
              {to ? (
                <Link className="need" to={to}>
                  {what}
                  <RightOutlined aria-hidden />
                </Link>
              ) : (
                <div className="need">{what}</div>
              )}
            </li>
          );
        })}
      </ul>
      {!launched && (
        <Confirm
          type="primary"
          title={t.confirm}
          about={
            <>
              <p>{t.confirmAbout}</p>
              {open.length > 0 && <p>{t.stillOpen({ steps: open.map(({ step }) => t.steps[step]).join(t.between) })}</p>}
            </>
          }
          onYes={() => launch.mutateAsync({})}
        >
          {t.launch}
        </Confirm>
      )}
    </section>
  );
}
