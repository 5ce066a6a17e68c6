import { mount } from '../platform/testing/mount';
import { Facts } from './Facts';

it('shows each label beside its value, with a line between two rows and none after the last', () => {
  const { container } = mount(
    <Facts
      rows={[
        ['Opens', 'Sat 21 Nov'],
        ['Number', 'A 12'],
        ['Place', 'North gate'],
      ]}
    />,
  );
  const rows = [...container.querySelectorAll('.nut-cell')].map((row) => [...row.children].map((part) => part.textContent));
  expect(rows).toEqual([
    ['Opens', 'Sat 21 Nov'],
    ['Number', 'A 12'],
    ['Place', 'North gate'],
  ]);
  expect(container.querySelectorAll('.nut-cell-divider')).toHaveLength(2);
});
