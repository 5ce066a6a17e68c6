/** In place of Taro where there is no phone: nothing is stored, no page is open, and no event ever comes. */
const nothing = () => {};
const never = () => Promise.reject(new Error('There is no phone here.'));

export const useDidShow = nothing;
export const useDidHide = nothing;
export const useError = nothing;
export const useLoad = nothing;
export const usePageScroll = nothing;
export const usePullDownRefresh = nothing;
export const useReachBottom = nothing;
export const useReady = nothing;
export const useRouter = () => ({ params: {}, path: '/pages/IndexCenter/IndexCenter' });
export const useShareAppMessage = nothing;
export const useShareTimeline = nothing;
export const useUnload = nothing;

export default {
  getCurrentPages: () => [],
  getStorageSync: () => '',
  request: never,
};
