/** WeChat's own moves nothing but the strip. @param id the element to stand at its start; '': stays */
export const useStripScroll = (id: string): { scrollIntoView?: string } => ({ scrollIntoView: id });
