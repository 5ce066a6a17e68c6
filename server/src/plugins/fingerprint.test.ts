import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { register } from 'prom-client';
import { startTestApp } from '../testing/testApp';
import { fingerprintOf } from './fingerprint';

function breaks(what: string): never {
  throw new RangeError(`broken by ${what}`);
}

const caught = (work: () => unknown): unknown => {
  try {
    return work();
  } catch (error) {
    return error;
  }
};

describe('the fingerprint of an error', () => {
  it('is its name and the topmost place of our own, whatever it says', () => {
    const [one, other] = ['one', '13800138000'].map((what) => fingerprintOf(caught(() => breaks(what))));
    assert.equal(one, other);
    assert.match(one ?? '', /^RangeError at breaks \(/);
    assert.equal(fingerprintOf('a text'), 'string');
  });

  it('is that of the cause, with its code, at the statement that failed', async () => {
    const park = await startTestApp();
    const failed = await park.database.executeSql('select 1 / 0', []).catch((error: unknown) => error);
    assert.match(fingerprintOf(new Error('wrapped', { cause: failed })), /^error 22012/);
    await park.close();
  });

  it('stands in the line of the log and is counted, and each call has a line with the id of its answer', async () => {
    const lines: string[] = [];
    const park = await startTestApp({ logTo: { write: (line) => void lines.push(line) } });
    park.app.log.error({ err: caught(() => breaks('x')) }, 'a job failed');
    const answer = await park.app.inject('/api/noticeWechat/getNotice?id=13800138000');
    await park.close();
    const logged = lines.map((line) => JSON.parse(line));
    const fingerprint = fingerprintOf(caught(() => breaks('x')));
    assert.equal(logged.find(({ msg }) => msg === 'a job failed').err.fingerprint, fingerprint);
    assert.ok((await register.getSingleMetricAsString('park_errors_total')).includes(fingerprint));
    const entry = logged.find(({ reqId }) => reqId === answer.json().extras.requestId);
    assert.deepEqual(
      [entry.req, entry.status, entry.error],
      [{ method: 'GET', path: '/api/noticeWechat/getNotice' }, 200, 'noticeNotFound'],
    );
    assert.doesNotMatch(lines.join(''), /13800138000/);
  });
});
