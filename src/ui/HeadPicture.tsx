import type { Motif } from '@park/contract/motifs';
import { View } from '@tarojs/components';
import './HeadPicture.scss';
import { Picture } from './Picture';

interface HeadPictureProps {
  /** Undefined: not known yet. */
  of: { motif: Motif; cover: string | null } | undefined;
  /** What it shows; without it the picture is decoration and stays silent. */
  label?: string;
  /** The drawing is of the thing itself. */
  isThing?: boolean;
}

/** The picture at the head of a thing's page. Its room is there before it is. */
export function HeadPicture({ of, label, isThing }: HeadPictureProps) {
  if (!of) return <View className="head-picture" />;
  return <Picture motif={of.motif} cover={of.cover} size="hero" label={label} isThing={isThing} />;
}
