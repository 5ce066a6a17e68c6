import PrinterOutlined from '@ant-design/icons/PrinterOutlined';
import { getAdminExhibits } from '@park/contract/exhibit/calls';
import type { AdminExhibit } from '@park/contract/exhibit/schemas';
import { getMiniCode } from '@park/contract/miniCode/calls';
import { getSignCodes } from '@park/contract/stamp/calls';
import { Button, Empty, QRCode, Segmented, Select } from 'antd';
import { type ReactNode, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useCall, useCallEach } from '../../api/hooks';
import { useTexts } from '../../i18n/language';
import { Answer } from '../../ui/Answer';
import { PageHead } from '../../ui/PageHead';
import { pageOf } from './exhibitForm';
import { MiniCode } from './MiniCode';
import { useExhibitChoices } from './useExhibitChoices';
import './exhibit.css';

/** The signs that stand by the exhibits, to print: those that are shown, or the one of the address. */
export function SignsPage() {
  const exhibits = useCall(getAdminExhibits, {});
  const codes = useCall(getSignCodes, {});
  return (
    <Answer of={exhibits}>
      {(all) => (
        <Answer of={codes}>
          {(signCodes) => <Signs all={all} codes={new Map(signCodes.map((one) => [one.exhibitId, one.code]))} />}
        </Answer>
      )}
    </Answer>
  );
}

/** @param codes what the code of a sign says, by number */
function Signs({ all, codes }: { all: AdminExhibit[]; codes: ReadonlyMap<string, string> }) {
  const t = useTexts('exhibit');
  const one = useSearchParams()[0].get('number');
  const [numbers, setNumbers] = useState(() =>
    all.filter(({ id, isShown }) => (one === null ? isShown : id === one)).map(({ id }) => id),
  );
  const [kind, setKind] = useState<'web' | 'mini'>('web');
  const chosen = all.filter(({ id }) => numbers.includes(id));
  const drawn = useCallEach(getMiniCode, kind === 'mini' ? chosen.map(({ id }) => ({ to: 'exhibit' as const, id })) : []);
  const ready = drawn.filter(({ isSuccess }) => isSuccess).length;
  return (
    <>
      <PageHead title={t.signs} about={t.signsAbout} back={one === null ? '/exhibits' : `/exhibits/${one}`}>
        <Button
          type="primary"
          icon={<PrinterOutlined />}
          disabled={chosen.length === 0 || ready < drawn.length}
          onClick={() => window.print()}
        >
          {t.print}
        </Button>
      </PageHead>
      <div className="page-filters">
        <div className="field signs-chosen">
          <label htmlFor="numbers">{t.chosen}</label>
          <Select
            id="numbers"
            mode="multiple"
            allowClear
            maxTagCount={12}
            showSearch={{ optionFilterProp: 'label' }}
            options={useExhibitChoices()}
            value={numbers}
            onChange={setNumbers}
          />
        </div>
        <Segmented
          aria-label={t.codeKind}
          options={[
            { value: 'web' as const, label: t.webCode },
            { value: 'mini' as const, label: t.miniCode },
          ]}
          value={kind}
          onChange={setKind}
        />
        <span role="status" className="signs-ready">
          {ready < drawn.length && t.codesReady({ ready, all: drawn.length })}
        </span>
      </div>
      {chosen.length === 0 ? (
        <Empty description={t.noSigns} />
      ) : (
        <ul className="bare-list signs">
          {chosen.map((exhibit, index) => {
            const mini = drawn[index];
            return (
              <Sign key={exhibit.id} exhibit={exhibit}>
                {mini ? (
                  <MiniCode of={mini} name={t.miniCodeOf({ number: exhibit.id })} />
                ) : (
                  <WebCode number={exhibit.id} code={codes.get(exhibit.id) ?? exhibit.id} />
                )}
              </Sign>
            );
          })}
        </ul>
      )}
    </>
  );
}

function Sign({ exhibit: { id, name, latin }, children }: { exhibit: AdminExhibit; children: ReactNode }) {
  return (
    <li className="sign">
      <div>
        <strong className="sign-number">{id}</strong>
        <div className="sign-name" lang="zh-Hans">
          {name['zh-Hans']}
        </div>
        <div className="sign-name" lang="en">
          {name.en}
        </div>
        <i lang="la">{latin}</i>
      </div>
      {children}
    </li>
  );
}

function WebCode({ number, code }: { number: string; code: string }) {
  const t = useTexts('exhibit');
  return (
    <QRCode
      value={new URL(pageOf(code), location.origin).href}
      size={150}
      color="#000"
      bgColor="#fff"
      type="svg"
      bordered={false}
      role="img"
      aria-label={t.code({ number })}
    />
  );
}
