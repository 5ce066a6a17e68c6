/** `¥12.30` of 1,230 fen; a negative amount has its sign before the yuan. */
export function yuan(fen: number): string {
  const text = (Math.abs(fen) / 100).toLocaleString('en', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  return `${fen < 0 ? '−' : ''}¥${text}`;
}

export const Money = ({ fen }: { fen: number }) => <span style={{ fontVariantNumeric: 'tabular-nums' }}>{yuan(fen)}</span>;
