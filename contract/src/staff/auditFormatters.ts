/** `¥12.50`. @param fen as the log has it, which may lack it */
export const yuan = (fen: number | string, _lang: string) => `¥${(Number(fen) / 100).toFixed(2)}`;

export const upper = (word: string, _lang: string) => word.toUpperCase();
