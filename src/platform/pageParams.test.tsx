import { screen } from '@testing-library/dom';
import { mount } from '@/platform/testing/mount';
import { EachPage, usePageParams, usePagePath } from './pageParams.weapp';

function Shown(_: { tid: string }) {
  return <p>{`${usePagePath()} ${JSON.stringify(usePageParams())}`}</p>;
}

it('tells each open page what it was opened with, whichever is in front', () => {
  const pages = ['home/home?$taroTimestamp=1', 'point/point?id=a%20b&day=2026-11-21&text=x=y&$taroTimestamp=2', 'mine/mine'];
  mount(
    <EachPage>
      {pages.map((tid) => (
        <Shown key={tid} tid={tid} />
      ))}
    </EachPage>,
  );
  expect(screen.getAllByText(/./).map((one) => one.textContent)).toEqual([
    'home/home {}',
    'point/point {"id":"a%20b","day":"2026-11-21","text":"x=y"}',
    'mine/mine {}',
  ]);
});

it('leaves a page that stays as it is when others come and go', () => {
  const page = (tid: string) => <Shown key={tid} tid={tid} />;
  const view = mount(<EachPage>{[page('home?day=1')]}</EachPage>);
  const before = screen.getByText('home {"day":"1"}');
  view.rerender(<EachPage>{[page('home?day=1'), page('point?id=2')]}</EachPage>);
  expect(screen.getByText('home {"day":"1"}')).toBe(before);
  view.rerender(<EachPage>{[page('home?day=1')]}</EachPage>);
  expect(screen.getByText('home {"day":"1"}')).toBe(before);
});
