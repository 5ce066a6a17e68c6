import Taro from '@tarojs/taro';
import type { CalendarOutcome } from './calendar.h5';
import type { CalendarEvent } from './ics';

export type { CalendarEvent, CalendarOutcome };

const seconds = (moment: string) => Math.floor(Date.parse(moment) / 1000);

/** Puts an event into the phone's calendar, which WeChat asks the visitor about the first time. Rejects when that went wrong. */
export async function addToCalendar(event: CalendarEvent): Promise<CalendarOutcome> {
  const { title, start, end, remindBefore, place, note } = event;
  try {
    await Taro.addPhoneCalendar({
      title,
      startTime: seconds(start),
      endTime: String(seconds(end)),
      alarmOffset: remindBefore,
      location: place ?? '',
      description: note ?? '',
    });
    return 'added';
  } catch (error) {
    const message = String((error as { errMsg?: string } | null)?.errMsg);
    if (/cancel/.test(message)) return 'left';
    // 'fail auth deny', 'fail:system permission denied', 'fail privacy permission is not authorized'
    if (/deny|denied|permission/.test(message)) return 'refused';
    throw error;
  }
}
