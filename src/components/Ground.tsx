import { View } from '@tarojs/components';
import './Ground.scss';
import { aria } from '@/ui/aria';

/** A drawing in its light and its dark colours, of which the theme shows one. @param of gives its address */
export function Ground({ of }: { of: Record<'light' | 'dark', string> }) {
  return (
    <>
      <View className="ground ground--light" style={{ backgroundImage: `url("${of.light}")` }} {...aria({ hidden: true })} />
      <View className="ground ground--dark" style={{ backgroundImage: `url("${of.dark}")` }} {...aria({ hidden: true })} />
    </>
  );
}
