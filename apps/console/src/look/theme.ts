import { theme, type ThemeConfig } from 'antd'

type Colours = Record<
  | 'bg'
  | 'surface'
  | 'raised'
  | 'inset'
  | 'border'
  | 'line'
  | 'fg'
  | 'fg2'
  | 'fg3'
  | 'fill'
  | 'accent'
  | 'soft'
  | 'success'
  | 'warn'
  | 'danger'
  | 'info'
  | 'successSoft'
  | 'warnSoft'
  | 'dangerSoft'
  | 'infoSoft'
  | 'onDanger',
  string
>

/** The colours of the app for users; each pair that is used meets WCAG AA. */
const light: Colours = {
  bg: '#f4f5f8',
  surface: '#ffffff',
  raised: '#ffffff',
  inset: '#eceef3',
  border: '#7b8493',
  line: '#dde1e8',
  fg: '#11141b',
  fg2: '#4f5866',
  fg3: '#646d7b',
  fill: '#5a3fe0',
  accent: '#5a3fe0',
  soft: '#ece8fe',
  success: '#0a7547',
  warn: '#855600',
  danger: '#c4283a',
  info: '#1b5cb8',
  successSoft: '#e1f3ea',
  warnSoft: '#fff1d0',
  dangerSoft: '#fce7ea',
  infoSoft: '#e4eefc',
  onDanger: '#ffffff',
}
const dark: Colours = {
  bg: '#0b0d12',
  surface: '#14171e',
  raised: '#1a1e26',
  inset: '#1e222b',
  border: '#6c7686',
  line: '#2a303b',
  fg: '#f2f4f8',
  fg2: '#aeb6c3',
  fg3: '#8e97a6',
  fill: '#6c53f0',
  accent: '#a896ff',
  soft: '#221d42',
  success: '#33c78a',
  warn: '#f0b23c',
  danger: '#ff7482',
  info: '#74abff',
  successSoft: '#0f2a20',
  warnSoft: '#32260b',
  dangerSoft: '#361a20',
  infoSoft: '#12233d',
  onDanger: '#0b0d12',
}

type Algorithm = typeof theme.darkAlgorithm

/** The algorithm of the night makes what it is given paler: these stay as they are. */
const exactly =
  (look: Colours, algorithm: Algorithm): Algorithm =>
  (seeds, map) => ({
    ...algorithm(seeds, map),
    colorPrimary: look.fill,
    colorLink: look.accent,
    colorLinkHover: look.accent,
    colorInfo: look.info,
    colorSuccess: look.success,
    colorWarning: look.warn,
    colorError: look.danger,
  })

/** How everything looks: dense, by day and by night. */
export function themeOf(isDark: boolean, reducedMotion: boolean): ThemeConfig {
  const look = isDark ? dark : light
  return {
    algorithm: exactly(look, isDark ? theme.darkAlgorithm : theme.defaultAlgorithm),
    token: {
      fontFamily: "'Inter Variable', system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif",
      fontSize: 13,
      motion: !reducedMotion,
      controlHeight: 30,
      borderRadius: 8,
      colorPrimary: look.fill,
      colorLink: look.accent,
      colorInfo: look.info,
      colorSuccess: look.success,
      colorWarning: look.warn,
      colorError: look.danger,
      colorSuccessBg: look.successSoft,
      colorWarningBg: look.warnSoft,
      colorErrorBg: look.dangerSoft,
      colorInfoBg: look.infoSoft,
      colorSuccessBorder: look.line,
      colorWarningBorder: look.line,
      colorErrorBorder: look.line,
      colorInfoBorder: look.line,
      colorBgLayout: look.bg,
      colorBgContainer: look.surface,
      colorBgElevated: look.raised,
      colorBorder: look.border,
      colorBorderSecondary: look.line,
      colorSplit: look.line,
      colorText: look.fg,
      colorTextSecondary: look.fg2,
      colorTextTertiary: look.fg3,
      colorTextPlaceholder: look.fg3,
      colorTextDescription: look.fg2,
      colorTextDisabled: look.fg3,
    },
    components: {
      Table: {
        headerBg: look.surface,
        headerColor: look.fg2,
        headerSplitColor: 'transparent',
        rowHoverBg: look.inset,
        rowSelectedBg: look.soft,
        rowSelectedHoverBg: look.soft,
        cellPaddingBlockSM: 7,
        cellPaddingInlineSM: 10,
      },
      Menu: {
        itemHeight: 32,
        itemMarginBlock: 1,
        itemBorderRadius: 8,
        itemBg: 'transparent',
        subMenuItemBg: 'transparent',
        itemColor: look.fg2,
        itemHoverColor: look.fg,
        itemHoverBg: look.inset,
        itemSelectedBg: look.soft,
        itemSelectedColor: look.accent,
        groupTitleColor: look.fg3,
        groupTitleFontSize: 11,
      },
      Button: {
        primaryShadow: 'none',
        dangerShadow: 'none',
        defaultShadow: 'none',
        dangerColor: look.onDanger,
        fontWeight: 500,
      },
      Tabs: { itemSelectedColor: look.accent, inkBarColor: look.accent, itemHoverColor: look.fg },
      Layout: { siderBg: look.surface, bodyBg: look.bg, headerBg: look.surface },
      Segmented: { itemSelectedBg: look.surface },
    },
  }
}
