import { screen } from '@testing-library/dom';
import { loadLanguage } from '@/i18n/language';
import { core } from '@/i18n/messages/en/core';
import { copyText } from '@/platform/clipboard';
import { act, fireEvent, mount } from '@/platform/testing/mount';
import { openQuestion } from '@/ui/confirm';
import { AddToCalendar } from './AddToCalendar';

jest.mock('@/platform/clipboard', () => ({ copyText: jest.fn(async () => {}) }));

const t = core.toCalendar;
const EVENT = {
  id: 'ticket-o1',
  title: 'Adult · Park',
  start: '2026-11-21T09:00:00+08:00',
  end: '2026-11-21T12:00:00+08:00',
  remindBefore: 3600,
  place: 'East gate',
  url: 'https://park.example/',
};
const saved: string[] = [];

beforeAll(() => loadLanguage('en'));
beforeEach(() => {
  saved.length = 0;
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(`${this.download} ${decodeURIComponent(this.href)}`);
  });
});
afterEach(() => jest.restoreAllMocks());

const tap = async () => {
  mount(<AddToCalendar event={EVENT} />);
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: t.action })));
};

it('gives the phone a file that its calendar opens', async () => {
  await tap();
  expect(saved).toEqual([expect.stringMatching(/^ticket-o1\.ics data:text\/calendar;charset=utf-8,BEGIN:VCALENDAR\r\n/)]);
  expect(screen.getByRole('status').textContent).toBe(t.saved);
});

it('in WeChat’s browser, which keeps no files, gives the time and place to copy', async () => {
  jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (iPhone) MicroMessenger/8.0.50');
  await tap();
  expect(saved).toEqual([]);
  expect(openQuestion()).toMatchObject({
    title: t.elsewhere,
    text: t.elsewhereText({ when: '21 Nov 2026 09:00–12:00' }),
    action: t.copy,
  });
  await act(async () => openQuestion()?.answer(true));
  expect(copyText).toHaveBeenCalledWith('Adult · Park\n21 Nov 2026 09:00–12:00\nEast gate\nhttps://park.example/');
});
