import { Tag } from 'antd';

const COLOURS = {
  good: { background: '#e3efe8', color: '#1f4d38' },
  waiting: { background: '#fff0d2', color: '#5c3b05' },
  bad: { background: '#fbe6e3', color: '#8c2a20' },
  quiet: { background: '#ecebe6', color: '#4a463d' },
  news: { background: '#e2eef5', color: '#1d4a63' },
};
export type Tone = keyof typeof COLOURS;

/** A state in a word; the colour only repeats it. */
export function StatusTag({ tone, children }: { tone: Tone; children: string }) {
  return (
    <Tag variant="filled" style={{ ...COLOURS[tone], fontSize: 14, lineHeight: '24px' }}>
      {children}
    </Tag>
  );
}
