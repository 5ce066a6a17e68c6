import { getWechat, testWechat } from '@park/contract/wechat/calls';
import { Alert, Button } from 'antd';
import { useCall, useSend } from '../../api/hooks';
import { useTexts } from '../../i18n/language';
import { Answer } from '../../ui/Answer';
import { StatusTag } from '../../ui/Cells';
import { PageHead } from '../../ui/PageHead';
import { parkTime } from '../../ui/values';
import { TestPayment } from './TestPayment';
import { WechatVariables } from './WechatVariables';
import './wechat.css';

/** The worst first. */
const TONES = { fail: 'bad', warn: 'waiting', left: 'quiet', ok: 'good' } as const;

/** Whether the server and WeChat understand each other, and what it was given for that. */
export function WechatPage() {
  const { wechat: t } = useTexts('park');
  const known = useCall(getWechat, {});
  return (
    <>
      <PageHead title={t.title} about={t.about} />
      <Answer of={known}>
        {(given) => (
          <div className="wechat">
            {given.isSandbox && <Alert type="info" showIcon title={t.sandbox} description={t.sandboxAbout} />}
            <WechatTest />
            <TestPayment hasPay={given.hasPay} />
            <WechatVariables given={given} />
          </div>
        )}
      </Answer>
    </>
  );
}

/** What the doctor finds. */
function WechatTest() {
  const { test: t } = useTexts('park').wechat;
  const { data, isPending, mutate } = useSend(testWechat);
  const found = data && Object.keys(TONES).flatMap((of) => data.findings.filter(({ state }) => state === of));
  return (
    <section className="sheet" aria-labelledby="wechat-test">
      <h2 id="wechat-test">{t.title}</h2>
      <p className="muted">{t.about}</p>
      <Button type="primary" loading={isPending} onClick={() => mutate({})}>
        {data ? t.again : t.run}
      </Button>
      <div aria-live="polite">
        {data && (
          <p>{t.sum({ time: parkTime(data.at), fails: data.findings.filter(({ state }) => state === 'fail').length })}</p>
        )}
      </div>
      {found && (
        <ul className="bare-list wechat-findings">
          {found.map(({ state, says, todo }) => (
            <li key={says}>
              <StatusTag tone={TONES[state]}>{t.states[state]}</StatusTag>
              <span>
                {says}
                {todo !== null && <span className="muted">{todo}</span>}
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
