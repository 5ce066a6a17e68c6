import { exportAuditLog, getAuditLog } from '@park/contract/staff/calls';
import type { AuditEntry } from '@park/contract/staff/schemas';
import { auditAreas } from '@park/contract/staff/texts/audit';
import { Button, Descriptions, Drawer } from 'antd';
import { useState } from 'react';
import { useLanguage, useTexts } from '../../i18n/language';
import { sentenceOf } from '../../ui/auditSentence';
import { RowLink } from '../../ui/Cells';
import { ListPage } from '../../ui/list/ListPage';
import { useListState } from '../../ui/list/useListState';
import { ParkTime } from '../../ui/values';
import { pathOf } from './pathOf';

/** To the second: what was done in one moment belongs together. */
const TIME: Intl.DateTimeFormatOptions = { dateStyle: 'medium', timeStyle: 'medium' };

/** What staff and the park itself did, newest first. */
export default function AuditPage() {
  const t = useTexts('audit');
  const ui = useTexts('ui');
  const language = useLanguage();
  const [shown, setShown] = useState<AuditEntry | null>(null);
  const areas = Object.entries(auditAreas).map(([value, label]) => ({ value, label: label[language] }));
  return (
    <>
      <ListPage
        texts={t}
        call={getAuditLog}
        exportCall={exportAuditLog}
        filters={[
          { name: 'action', label: t.area, kind: 'choice', options: areas },
          { name: 'userName', label: t.person, kind: 'text' },
          { name: 'subject', label: t.subject, kind: 'text' },
          { name: 'from', label: t.from, kind: 'day' },
          { name: 'to', label: t.to, kind: 'day' },
        ]}
        columns={[
          { title: ui.when, render: (_, { at }) => <ParkTime at={at} options={TIME} /> },
          { title: t.who, render: (_, { userName }) => userName ?? <span className="muted">{t.park}</span> },
          {
            title: t.what,
            render: (_, entry) => (
              <div style={{ minWidth: 220, maxWidth: 520 }}>
                {sentenceOf(entry, language)}
                <Subject entry={entry} />
              </div>
            ),
          },
        ]}
        actions={(entry) => <Button onClick={() => setShown(entry)}>{t.details}</Button>}
      />
      <Drawer open={shown !== null} title={t.details} size={520} onClose={() => setShown(null)}>
        {shown && <Entry entry={shown} sentence={sentenceOf(shown, language)} onClose={() => setShown(null)} />}
      </Drawer>
    </>
  );
}

/** What it was done to, by its name, and the way there. */
function Subject({ entry: { subject, title, userName } }: { entry: AuditEntry }) {
  const ui = useTexts('ui');
  // What they did to themselves.
  if (title === userName) return null;
  const path = pathOf(subject);
  if (path === null) return title ? <div className="muted">{title}</div> : null;
  return (
    <div>
      <RowLink to={path} text={title || ui.open} />
    </div>
  );
}

function Entry({ entry, sentence, onClose }: { entry: AuditEntry; sentence: string; onClose: () => void }) {
  const t = useTexts('audit');
  const ui = useTexts('ui');
  const { filter } = useListState();
  const { at, userName, action, subject, details, requestId } = entry;
  const only = () => {
    filter({ subject, action: '', userName: '', from: '', to: '' });
    onClose();
  };
  const facts = [
    { label: ui.when, value: <ParkTime at={at} options={TIME} /> },
    { label: t.who, value: userName ?? t.park },
    { label: t.what, value: sentence },
    { label: t.action, value: <code>{action}</code> },
    ...(entry.title === userName ? [] : [{ label: t.subject, value: <Subject entry={entry} /> }]),
    { label: t.key, value: <code style={{ overflowWrap: 'anywhere' }}>{subject}</code> },
    { label: t.request, value: requestId ? <code>{requestId}</code> : '—' },
  ];
  return (
    <>
      <Descriptions
        column={1}
        styles={{ label: { minWidth: 96 } }}
        items={facts.map(({ label, value }) => ({ key: label, label, children: value }))}
      />
      <Button style={{ marginTop: 16 }} onClick={only}>
        {t.only}
      </Button>
      {Object.keys(details).length > 0 && (
        <>
          <h3>{t.raw}</h3>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what is wider than the drawer is scrolled to by keyboard. */}
          <pre className="sheet" tabIndex={0} style={{ overflow: 'auto' }}>
            {JSON.stringify(details, null, 2)}
          </pre>
        </>
      )}
    </>
  );
}
