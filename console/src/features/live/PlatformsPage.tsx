import type { CallInput } from '@park/contract/call';
import { HOST_NAME, PLATFORM } from '@park/contract/live/limits';
import { getAdminPlatforms, getLivePlatforms, savePlatforms } from '@park/contract/live/point/calls';
import type { AdminPlatform } from '@park/contract/live/point/schemas';
import { Form, Input } from 'antd';
import type { ChangeEvent } from 'react';
import { newId } from '../../api/newId';
import { useTexts } from '../../i18n/language';
import { textIn, written } from '../../ui/contentLanguages';
import type { Versioned } from '../../ui/EditForm';
import { FieldRows } from '../../ui/FieldRows';
import { LanguageTabs } from '../../ui/LanguageTabs';
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
    <FieldRows
      name="platforms"
      labels={{ ...t, nth: ({ n }) => String(n) }}
      max={PLATFORM.platforms}
      begin={() => ({ id: newId('s'), name: {}, hosts: [] })}
      none={t.none}
    >
      {(at) => (
        <>
          <LanguageTabs label={t.name} of={[['platforms', at, 'name']]} eager>
            {(one) => <TextItem name={[at, 'name']} label={t.name} language={one} maxLength={PLATFORM.name} />}
          </LanguageTabs>
          <Hosts at={at} />
        </>
      )}
    </FieldRows>
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
