import { useEffect } from 'react';

/**
 * Moves a strip sideways until the element with this id stands at its start ('': stays). Taro's `scrollIntoView` on the web is the
 * browser's, which moves the whole page, too.
 */
export function useStripScroll(id: string): { scrollIntoView?: string } {
  useEffect(() => {
    const item = id === '' ? null : document.getElementById(id);
    const strip = item?.closest('taro-scroll-view-core');
    if (!item || !strip) return;
    const margin = Number.parseFloat(getComputedStyle(item).scrollMarginLeft) || 0;
    strip.scrollLeft += item.getBoundingClientRect().left - strip.getBoundingClientRect().left - margin;
  }, [id]);
  return {};
}
