import { getAdminPark, getPark, saveParkParts } from '@park/contract/park/calls';
import { PARTS, type Part } from '@park/contract/park/parts';
import type { AdminPark } from '@park/contract/park/schemas';
import { Alert } from 'antd';
import { Link } from 'react-router';
import { call } from '../../api/call';
import { useCall, useSend } from '../../api/hooks';
import { useTexts } from '../../i18n/language';
import { Answer } from '../../ui/Answer';
import { EditForm, type Versioned } from '../../ui/EditForm';
import { SwitchItem } from '../../ui/items';
import { PageHead } from '../../ui/PageHead';

/** Whether each is on. */
type Given = Record<Part, boolean>;

const givenOf = ({ version, partsOff }: AdminPark): Versioned<Given> => ({
  version,
  values: Object.fromEntries(PARTS.map((part) => [part, !partsOff.includes(part)])) as Given,
});

/** Where staff finish what was begun. The desks of gates keep their entries, and finds stand with the calls for help. */
const AREAS = [
  ['live', '/live'],
  ['prize', '/draw'],
  ['activity', '/activities'],
  ['exhibit', '/exhibits'],
  ['map', '/places'],
  ['lostFound', '/lost-found'],
  ['points', '/points'],
  ['feedback', '/feedback'],
] as const;

/** What the park does without. */
export function PartsPage() {
  const { parts: t } = useTexts('park');
  const ui = useTexts('ui');
  const saved = useCall(getAdminPark, {});
  const save = useSend(saveParkParts, { stale: [getAdminPark, getPark], done: ui.saved, quiet: true });
  return (
    <>
      <PageHead title={t.title} about={t.about} />
      <Answer of={saved} anew>
        {(now) => (
          <div className="sheet" style={{ maxWidth: 880 }}>
            <EditForm<Given>
              thing="parkParts"
              {...givenOf(now)}
              labels={t.names}
              loadTheirs={async () => givenOf(await call(getAdminPark, {}))}
              onSave={async (given, version) =>
                givenOf(await save.mutateAsync({ version, partsOff: PARTS.filter((part) => !given[part]) }))
              }
            >
              {PARTS.map((part) => (
                <SwitchItem
                  key={part}
                  name={part}
                  extra={t.without[part]}
                  layout="horizontal"
                  labelCol={{ flex: '180px' }}
                  labelAlign="left"
                  colon={false}
                />
              ))}
            </EditForm>
            <LeftToFinish partsOff={now.partsOff} />
          </div>
        )}
      </Answer>
    </>
  );
}

function LeftToFinish({ partsOff }: Pick<AdminPark, 'partsOff'>) {
  const { parts: t } = useTexts('park');
  const areas = AREAS.filter(([part]) => partsOff.includes(part));
  if (areas.length === 0) return null;
  return (
    <Alert
      type="info"
      title={t.finish}
      description={areas.map(([part, path]) => (
        <div key={path}>
          <Link to={path}>{t.names[part]}</Link>
        </div>
      ))}
    />
  );
}
