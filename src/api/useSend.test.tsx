import { addFeedBack } from '@park/contract/feedback/calls';
import { waitFor } from '@testing-library/dom';
import { act } from '@/platform/testing/mount';
import { startTestPark, type TestPark } from './testing/testPark';
import { useSend } from './useSend';

let park: TestPark;
beforeEach(async () => {
  localStorage.clear();
  park = await startTestPark();
});
afterEach(() => park.close());

it('sends what was wished before under its own key, whatever was wished and answered between', async () => {
  let wish = async (_: string): Promise<unknown> => undefined;
  function Form() {
    const { send } = useSend(addFeedBack, { keyStoredAs: 'draft-test-key' });
    wish = (content) => send({ content } as never);
    return null;
  }
  park.show(<Form />);
  const once = (content: string) => act(async () => void (await wish(content)));
  park.cut(addFeedBack);
  await once('A');
  park.answer(addFeedBack, () => ({}) as never);
  await once('B');
  await once('A');
  await once('A');
  await waitFor(() => expect(park.calls(addFeedBack)).toHaveLength(4));
  const [first, other, again, anew] = park.headers(addFeedBack, 'idempotency-key');
  expect(again).toBe(first);
  expect(other).not.toBe(first);
  expect(anew).not.toBe(first);
});
