import type { RichText as Blocks } from '@park/contract/richText/schemas';
import { screen, within } from '@testing-library/dom';
import { fireEvent, mount } from '../platform/testing/mount';
import { NavContext } from './navContext';
import { RichText } from './RichText';

const frame = { onBack: jest.fn(), onHome: jest.fn(), onLink: jest.fn(), offline: false };
const show = (text: Blocks) =>
  mount(
    <NavContext.Provider value={frame}>
      <RichText text={text} />
    </NavContext.Provider>,
  );

it('says what each part is to those who hear it', () => {
  const cell = (head: boolean, text: string) => ({ head, runs: [{ text }] });
  show([
    { kind: 'heading', level: 3, runs: [{ text: 'Hours' }] },
    { kind: 'item', depth: 1, mark: 1, runs: [{ text: 'Gate' }] },
    { kind: 'item', depth: 2, mark: 'dot', runs: [{ text: 'Lift' }] },
    { kind: 'text', quote: false, runs: [{ text: 'then' }] },
    { kind: 'item', depth: 1, mark: 'dot', runs: [{ text: 'Other' }] },
    { kind: 'image', src: '/api/sysFile/file/a', alt: 'Map', width: 300, height: 150 },
    { kind: 'table', rows: [[cell(true, 'Day'), cell(false, 'Mon')]] },
  ]);
  expect(screen.getByRole('heading', { level: 3 }).textContent).toBe('Hours');
  const [first, second] = screen.getAllByRole('list').map((list) => within(list).getAllByRole('listitem'));
  expect(first?.map(({ textContent }) => textContent)).toEqual(['1.Gate', 'Lift']);
  expect(second).toHaveLength(1);
  expect(screen.getByRole('img', { name: 'Map' }).style.width).toBe('300px');
  expect(screen.getByRole('columnheader').textContent).toBe('Day');
  expect(screen.getByRole('cell').textContent).toBe('Mon');
});

it('opens links the app’s way, by tap and by keyboard', () => {
  show([{ kind: 'text', quote: true, runs: [{ text: 'See ' }, { text: 'the help page', href: '/pages/help/help' }] }]);
  const link = screen.getByRole('link', { name: 'the help page' });
  fireEvent.click(link);
  fireEvent.keyDown(link, { key: 'Enter' });
  expect(frame.onLink.mock.calls).toEqual([['/pages/help/help'], ['/pages/help/help']]);
});

it('shows markup as the words it is', () => {
  const { container } = show([{ kind: 'text', quote: false, runs: [{ text: '<img src=x onerror=alert(1)>', strong: true }] }]);
  expect(container.textContent).toBe('<img src=x onerror=alert(1)>');
  expect(container.querySelector('img')).toBeNull();
});
