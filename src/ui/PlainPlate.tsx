import { coverFile } from '@park/contract/motifs';
import { Image, View } from '@tarojs/components';
import './PlainPlate.scss';
import { absoluteUrl } from '../platform/absoluteUrl';
import { aria } from './aria';

/** What stands where a fossil would decorate, in a park that does without: its logo on its colour. */
export function PlainPlate({ logo, className }: { logo: string | null; className: string }) {
  return (
    <View className={`${className} plain-plate centre`} {...aria({ hidden: true })}>
      {logo && <Image className="plain-plate__logo" src={absoluteUrl(coverFile(logo, 'thumb'))} mode="aspectFit" />}
    </View>
  );
}
