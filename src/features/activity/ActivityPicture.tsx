import type { ActivitySummary } from '@park/contract/activity/schemas';
import { View } from '@tarojs/components';
import './ActivityPicture.scss';
import { absoluteUrl } from '@/platform/absoluteUrl';
import { aria } from '@/ui/aria';
import { Picture } from '@/ui/Picture';

interface ActivityPictureProps {
  activity: Pick<ActivitySummary, 'motif' | 'cover' | 'title'>;
  size: 'thumb' | 'hero';
}

/** The activity's photograph over its drawing, which shows until it is there, or when it does not come. */
export function ActivityPicture({ activity: { motif, cover, title }, size }: ActivityPictureProps) {
  const label = size === 'hero' ? title : undefined;
  if (cover === null) return <Picture motif={motif} size={size} label={label} />;
  return (
    <View className="activity-picture">
      <Picture motif={motif} size={size} label={label} />
      <View
        className="activity-picture__photo"
        style={{ backgroundImage: `url("${absoluteUrl(cover)}")` }}
        {...aria({ hidden: true })}
      />
    </View>
  );
}
