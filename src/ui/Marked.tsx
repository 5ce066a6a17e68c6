import { Text } from '@tarojs/components';
import './Marked.scss';

/** A text in pieces; what was searched for stands out, by weight and not by colour alone. */
export function Marked({ parts }: { parts: readonly { text: string; hit: boolean }[] }) {
  return (
    <>
      {parts.map(({ text, hit }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a piece is its place in the text
        <Text key={index} className={hit ? 'marked' : ''}>
          {text}
        </Text>
      ))}
    </>
  );
}
