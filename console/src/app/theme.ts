import type { ThemeConfig } from 'antd';
import { useSyncExternalStore } from 'react';

/** Fingers, or a screen as wide as a gate's tablet: everything that is tapped is at least 44 px high. */
const TOUCH = '(pointer: coarse), (max-width: 1100px)';

/** The visitors' app's colours (src/theme): stone, moss and amber; each contrast is AA on white and on stone. */
const COLOURS = {
  colorPrimary: '#2f6b4f',
  // What antd mixes of the moss itself is a grey that no text stands out from: a row chosen from a list or a table.
  colorPrimaryBg: '#e3efe8',
  colorPrimaryBgHover: '#d5e6dc',
  controlItemBgActive: '#e3efe8',
  controlItemBgActiveHover: '#d5e6dc',
  colorInfo: '#2c6a8e',
  colorLink: '#2f6b4f',
  colorLinkHover: '#1f4d38',
  colorLinkActive: '#1f4d38',
  colorSuccess: '#2f6b4f',
  colorWarning: '#8a5a0b',
  colorError: '#b3382c',
  colorErrorHover: '#9c2f24',
  colorErrorActive: '#8c2a20',
  colorErrorBorderHover: '#9c2f24',
  colorSuccessBg: '#e3efe8',
  colorSuccessBorder: '#a9cbb8',
  colorInfoBg: '#e9f2f7',
  colorInfoBorder: '#a9c8da',
  colorWarningBg: '#fff6e5',
  colorWarningBorder: '#e8cf9f',
  colorErrorBg: '#fbeae7',
  colorErrorBorder: '#e0a9a2',
  colorTextBase: '#1f1d19',
  colorText: '#1f1d19',
  colorTextSecondary: '#5f5a4f',
  colorTextTertiary: '#686357',
  colorTextQuaternary: '#6d675b',
  colorTextPlaceholder: '#6d675b',
  colorTextDescription: '#5f5a4f',
  colorTextDisabled: '#6d675b',
  // antd's own is all but white: only the pointer would tell.
  colorBgContainerDisabled: '#efede7',
  colorBgLayout: '#f6f5f2',
  colorBorder: '#8f897b',
  colorBorderSecondary: '#e4e1d9',
  colorSplit: '#e4e1d9',
};

const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;

export function themeFor(touch: boolean): ThemeConfig {
  return {
    token: {
      ...COLOURS,
      motion: !still,
      borderRadius: 8,
      borderRadiusLG: 12,
      fontSize: 15,
      controlHeight: touch ? 44 : 38,
      controlHeightSM: touch ? 44 : 32,
      fontFamily: '"PingFang SC", "Noto Sans SC", "Microsoft YaHei", system-ui, -apple-system, "Segoe UI", sans-serif',
    },
    components: {
      Layout: { headerBg: '#ffffff', siderBg: '#ffffff', bodyBg: '#f6f5f2', headerHeight: 64, headerPadding: '0 16px' },
      Menu: {
        itemHeight: touch ? 44 : 34,
        itemMarginBlock: 1,
        groupTitleLineHeight: '20px',
        groupTitleFontSize: 13,
        itemSelectedBg: '#e3efe8',
        itemSelectedColor: '#1f4d38',
        activeBarBorderWidth: 0,
      },
      Table: { headerBg: '#f6f5f2', headerColor: '#4a463d', rowHoverBg: '#f8f7f4' },
      Progress: { defaultColor: COLOURS.colorPrimary },
      Pagination: { itemSize: touch ? 44 : 36, itemSizeSM: touch ? 44 : 32 },
    },
  };
}

const query = window.matchMedia(TOUCH);
const subscribe = (listener: () => void) => {
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
};

export const useTouch = (): boolean => useSyncExternalStore(subscribe, () => query.matches);
