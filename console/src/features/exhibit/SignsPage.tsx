import PrinterOutlined from '@ant-design/icons/PrinterOutlined';
import { getAdminExhibits } from '@park/contract/exhibit/calls';
import type { AdminExhibit } from '@park/contract/exhibit/schemas';
import { getSignCodes } from '@park/contract/stamp/calls';
import { Button, Empty, QRCode, Select } from 'antd';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useCall } from '../../api/hooks';
import { useTexts } from '../../i18n/language';
import { Answer } from '../../ui/Answer';
import { PageHead } from '../../ui/PageHead';
import { pageOf } from './pageOf';
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
          {(said) => <Signs all={all} codes={new Map(said.map((one) => [one.exhibitId, one.code]))} />}
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
  const chosen = all.filter(({ id }) => numbers.includes(id));
  return (
    <>
      <PageHead title={t.signs} about={t.signsAbout} back={one === null ? '/exhibits' : `/exhibits/${one}`}>
        <Button type="primary" icon={<PrinterOutlined />} disabled={chosen.length === 0} onClick={() => window.print()}>
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
      </div>
      {chosen.length === 0 ? (
        <Empty description={t.noSigns} />
      ) : (
        <ul className="signs">
          {chosen.map((exhibit) => (
            <Sign key={exhibit.id} exhibit={exhibit} code={codes.get(exhibit.id) ?? exhibit.id} />
          ))}
        </ul>
      )}
    </>
  );
}

function Sign({ exhibit: { id, name, latin }, code }: { exhibit: AdminExhibit; code: string }) {
  const t = useTexts('exhibit');
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
      <QRCode
        value={new URL(pageOf(code), location.origin).href}
        size={150}
        color="#000"
        bgColor="#fff"
        type="svg"
        bordered={false}
        role="img"
        aria-label={t.code(id)}
      />
    </li>
  );
}
