/**
 * Texts of a page that does not come (R-error-7). They stand here and not with the other
 * messages because those may be exactly what did not come.
 */
const RETRY_TEXTS: Record<string, { retry: string; loading: string }> = {
  en: { retry: 'connection timed out, click the screen to retry', loading: 'loading' },
  es: { retry: 'se agotó el tiempo de conexión, toca la pantalla para reintentar', loading: 'cargando' },
  fr: { retry: 'la connexion a expiré, touchez l’écran pour réessayer', loading: 'chargement' },
  'zh-Hans': { retry: '连接服务器超时，点击屏幕重试', loading: '加载中' },
  'zh-Hant': { retry: '連線伺服器逾時，點擊螢幕重試', loading: '載入中' },
};

/** The texts of a language (BCP 47 as the app writes it); English when there are none. */
export function retryTexts(lang: string): { retry: string; loading: string } {
  return RETRY_TEXTS[lang] ?? (RETRY_TEXTS.en as { retry: string; loading: string });
}
