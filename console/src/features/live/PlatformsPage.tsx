import PlusOutlined from '@ant-design/icons/PlusOutlined';
import type { CallInput } from '@park/contract/call';
import { HOST_NAME, PLATFORM } from '@park/contract/live/limits';
import { getAdminPlatforms, getLivePlatforms, savePlatforms } from '@park/contract/live/point/calls';
import type { AdminPlatform } from '@park/contract/live/point/schemas';
import { Button, Form, Input } from 'antd';
import type { ChangeEvent } from 'react';
import { newId } from '../../api/newId';
import { useTexts } from '../../i18n/language';
import { textIn, written } from '../../ui/contentLanguages';
import type { Versioned } from '../../ui/EditForm';
import { LanguageTabs } from '../../ui/LanguageTabs';
import { RowButtons } from '../../ui/RowButtons';
import { rule } from '../../ui/rule';
import { SettingPage } from '../../ui/SettingPage';
import { TextItem } from '../../ui/TextItem';

/** `seen`: as they were when they were opened, which a draft keeps. */
type Given = CallInput<typeof savePlatforms>;

/** They have no version: what was seen is compared instead. */
const givenOf = (platforms: AdminPlatform[]): Versioned<Given> => ({ version: 1, values: { platforms, seen: platforms } });
const hostsIn = (lines: readonly string[]) => lines.map((line) => line.trim().toLowerCase()).filter((line) => line !== '');
const clean = ({ id, name, hosts }: AdminPlatform): AdminPlatform => ({
  ...{ id, name: written(name) },
  hosts: hostsIn(hosts),
});
const asText = ({ name, hosts }: AdminPlatform) => `${textIn(name)}: ${hosts.join(' ')}`;

/** The services on which hosts may stream. */
export function PlatformsPage() {
  const { platforms: t } = useTexts('live');
  return (
    <SettingPage
      {...{ thing: 'livePlatforms', texts: t, load: getAdminPlatforms, save: savePlatforms, stale: [getLivePlatforms] }}
      toForm={givenOf}
      toInput={({ platforms, seen }) => ({ platforms: platforms.map(clean), seen })}
      labels={{ platforms: t.title }}
      describe={{ platforms: (platforms) => platforms.map(asText).join('\n') }}
      width={720}
    >
      <Platforms />
    </SettingPage>
  );
}

function Platforms() {
  const { platforms: t } = useTexts('live');
  return (
    <Form.List name="platforms">
      {(rows, { add, remove, move }) => (
        <>
          {rows.length === 0 && <p className="muted">{t.none}</p>}
          {rows.map(({ key, name }) => (
            <div key={key} className="card">
              <div className="page-head">
                <strong style={{ flex: 1 }}>{name + 1}</strong>
                <RowButtons
                  at={name}
                  labels={{ up: t.up({ number: name + 1 }), remove: t.remove({ number: name + 1 }) }}
                  {...{ move, remove }}
                />
              </div>
              <LanguageTabs label={t.name} of={[['platforms', name, 'name']]} eager>
                {(one) => <TextItem name={[name, 'name']} label={t.name} language={one} maxLength={PLATFORM.name} />}
              </LanguageTabs>
              <Hosts at={name} />
            </div>
          ))}
          <Form.Item>
            <Button
              icon={<PlusOutlined />}
              disabled={rows.length >= PLATFORM.platforms}
              onClick={() => add({ id: newId('s'), name: {}, hosts: [] })}
            >
              {t.add}
            </Button>
          </Form.Item>
        </>
      )}
    </Form.List>
  );
}

/** Where links to its rooms lead: a host a line. */
function Hosts({ at }: { at: number }) {
  const { platforms: t } = useTexts('live');
  const right = rule((lines: string[]) => {
    const hosts = hostsIn(lines);
    if (hosts.length === 0) return t.hostsNeeded;
    if (hosts.length > PLATFORM.hosts) return t.hostsTooMany({ max: PLATFORM.hosts });
    const wrong = hosts.find((host) => !HOST_NAME.test(host));
    return wrong !== undefined && t.hostWrong({ host: wrong });
  });
  return (
    <Form.Item
      name={[at, 'hosts']}
      label={t.hosts}
      extra={t.hostsAbout}
      required
      rules={[right]}
      getValueProps={(lines: string[]) => ({ value: lines.join('\n') })}
      getValueFromEvent={(event: ChangeEvent<HTMLTextAreaElement>) => event.target.value.split('\n')}
    >
      <Input.TextArea autoSize={{ minRows: 2, maxRows: PLATFORM.hosts }} inputMode="url" />
    </Form.Item>
  );
}
