import { getAdminPoint, savePoint } from '@park/contract/live/adminEndpoints';
import type { AdminPoint } from '@park/contract/live/adminSchemas';
import { getLivePoints } from '@park/contract/live/endpoints';
import { MOTIFS, POINT_FIELD } from '@park/contract/live/limits';
import { Form, Result, Select } from 'antd';
import { useState } from 'react';
import { useParams } from 'react-router';
import { call } from '../../api/call';
import { CallError } from '../../api/callError';
import { useCall, useSend } from '../../api/hooks';
import { useLanguage } from '../../i18n/language';
import { Answer } from '../../ui/Answer';
import { type ContentLanguage, describeTexts, type Localized, languageOf } from '../../ui/contentLanguages';
import { EditForm } from '../../ui/EditForm';
import { LanguageTabs } from '../../ui/LanguageTabs';
import { LinesItem } from '../../ui/LinesItem';
import { PageHead } from '../../ui/PageHead';
import { TextItem } from '../../ui/TextItem';
import { useUiTexts } from '../../ui/uiTexts';
import { useLiveTexts } from './liveTexts';
import { type PointValues, toForm, toTexts } from './pointForm';

/** What visitors read of one live point. */
export function PointEditPage() {
  const { id = '' } = useParams();
  return <Opened key={id} id={id} />;
}

function Opened({ id }: { id: string }) {
  const { points: t } = useLiveTexts();
  const query = useCall(getAdminPoint, { id });
  if (query.error instanceof CallError && query.error.errorName === 'pointNotFound')
    return (
      <>
        <PageHead title={t.title} back="/live/points" />
        <Result status="info" title={t.gone} />
      </>
    );
  // What an earlier visit to this page was answered may be an older version.
  const fresh = query.isFetchedAfterMount ? query : { ...query, data: undefined };
  return <Answer of={fresh as typeof query}>{(point) => <Editor opened={point} />}</Answer>;
}

function Editor({ opened }: { opened: AdminPoint }) {
  const { points: t } = useLiveTexts();
  const { languages, motifs, texts: textsLabel } = useUiTexts();
  const [language, setLanguage] = useState<ContentLanguage>('zh-Hans');
  const reader = useLanguage();
  const [point, setPoint] = useState(opened);
  const { id } = point;
  const save = useSend(savePoint, { stale: [getLivePoints], done: t.saved, quiet: true });
  const first = toForm(point);
  const texts = (value: PointValues[keyof PointValues]) => describeTexts(value as Localized, languages);
  return (
    <>
      <PageHead title={point.name[reader] ?? point.name['zh-Hans'] ?? id} back="/live/points" />
      <div className="sheet">
        <EditForm<PointValues>
          thing={`livePoint:${id}`}
          version={first.version}
          values={first.values}
          fields={[
            { name: 'name', label: t.name, describe: texts },
            { name: 'text', label: t.text, describe: texts },
            { name: 'facilities', label: t.facilities, describe: texts },
            { name: 'motif', label: t.motif, describe: (value) => motifs[value as PointValues['motif']] },
          ]}
          onSave={async (values, version) => {
            const saved = await save.mutateAsync({ id, version, ...toTexts(values) });
            setPoint(saved);
            return toForm(saved);
          }}
          loadTheirs={async () => toForm(await call(getAdminPoint, { id }))}
          onMistakes={(names) => setLanguage(languageOf(names) ?? language)}
        >
          {() => (
            <>
              <LanguageTabs
                label={textsLabel}
                language={language}
                onLanguage={setLanguage}
                of={['name', 'text', 'facilities']}
                eager
              >
                {(one) => (
                  <>
                    <TextItem name="name" label={t.name} language={one} maxLength={POINT_FIELD.name} />
                    <TextItem name="text" label={t.text} language={one} maxLength={POINT_FIELD.text} rows={4} />
                    <LinesItem
                      name="facilities"
                      label={t.facilities}
                      language={one}
                      maxLength={POINT_FIELD.facility}
                      most={POINT_FIELD.facilities}
                    />
                  </>
                )}
              </LanguageTabs>
              <Form.Item name="motif" label={t.motif}>
                <Select options={MOTIFS.map((value) => ({ value, label: motifs[value] }))} style={{ maxWidth: 240 }} />
              </Form.Item>
            </>
          )}
        </EditForm>
      </div>
    </>
  );
}
