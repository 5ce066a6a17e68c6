import { View } from '@tarojs/components';
import './Tag.scss';

export type Tone = 'ok' | 'info' | 'warn' | 'danger' | 'muted';

/** A state in words; the tone only helps, so that nobody has to see colours. */
export function Tag({ tone, children }: { tone: Tone; children: string }) {
  return <View className={`tag tone-${tone}`}>{children}</View>;
}
