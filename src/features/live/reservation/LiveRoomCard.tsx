import type { LiveRoom } from '@park/contract/live/reservation/schemas';
import { View } from '@tarojs/components';
import './LiveRoomCard.scss';
import { formatClock } from '@/i18n/format';
import { useT } from '@/i18n/useT';
import { openLink } from '@/platform/openLink';
import { toast } from '@/platform/toast';
import { ListItem } from '@/ui/ListItem';
import { Picture } from '@/ui/Picture';

/** Opens a room in its platform; where the phone only let the link be copied, says so. WeChat says itself why it did not copy. */
export async function openRoom(url: string, copied: string): Promise<void> {
  const opened = await openLink(url).catch(() => 'refused' as const);
  if (opened === 'copied') toast(copied);
}

/** Somebody who is live now. Without an address it is news, not a button. */
export function LiveRoomCard({ room }: { room: LiveRoom }) {
  const now = useT().center.live;
  const { roomUrl } = room;
  return (
    <ListItem
      picture={<Picture motif={room.point.motif} cover={room.point.cover} size="thumb" />}
      title={room.anchorName}
      facts={[
        room.point.name,
        roomUrl ? `${room.platform.name} · ${now.until({ clock: formatClock(room.end) })}` : now.noAddress,
      ]}
      side={<View className="live-dot" />}
      label={
        roomUrl ? `${now.watch({ anchor: room.anchorName, platform: room.platform.name })}, ${room.point.name}` : undefined
      }
      onClick={roomUrl ? () => void openRoom(roomUrl, now.copied) : undefined}
    />
  );
}
