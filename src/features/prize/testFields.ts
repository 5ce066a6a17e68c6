import { waitFor } from '@testing-library/dom';

/** Waits until so many text fields can be typed into: Taro draws them a moment after React. */
export async function fieldsDrawn(container: Element, count: number): Promise<void> {
  await waitFor(() => expect(container.querySelectorAll('input')).toHaveLength(count));
}
