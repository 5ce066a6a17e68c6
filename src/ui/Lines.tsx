import { View } from '@tarojs/components';
import './Lines.scss';

/** Sentences one under the other. */
export function Lines({ lines }: { lines: readonly string[] }) {
  return (
    <View className="lines">
      {lines.map((line) => (
        <View key={line} className="lines__one">
          {line}
        </View>
      ))}
    </View>
  );
}
