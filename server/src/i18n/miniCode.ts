import type { ErrorName } from '@park/contract/errors';
import type { Lang } from './lang';

/** Sentences about the codes that WeChat draws for the mini-program. */
export const miniCodeErrors = {
  miniProgramMissing: {
    'zh-Hans': '园区还没有设置小程序，因此没有小程序码。请先在服务器上设置小程序的 ID 和密钥，或使用网页二维码。',
    'zh-Hant': '園區還沒有設定小程式，因此沒有小程式碼。請先在伺服器上設定小程式的 ID 和密鑰，或使用網頁二維碼。',
    en: 'The park has no Mini Program yet, so it has no code. Set the Mini Program’s id and secret on the server first, or use the web app’s codes.',
    es: 'El parque aún no tiene Mini Program y por eso no hay código. Configura antes su ID y su secreto en el servidor, o usa los códigos de la web.',
    fr: 'Le parc n’a pas encore de Mini Program, donc pas de code. Configurez d’abord son identifiant et son secret sur le serveur, ou utilisez les codes du site.',
  },
  miniProgramNotReleased: {
    'zh-Hans': '微信找不到小程序的首页。小程序要先发布，才有小程序码。',
    'zh-Hant': '微信找不到小程式的首頁。小程式要先發布，才有小程式碼。',
    en: 'WeChat does not find the Mini Program’s home page. Release the Mini Program first; then it has codes.',
    es: 'WeChat no encuentra la página de inicio del Mini Program. Publícalo antes; después habrá códigos.',
    fr: 'WeChat ne trouve pas la page d’accueil du Mini Program. Publiez-le d’abord ; il aura alors des codes.',
  },
  miniCodeRefused: {
    'zh-Hans': '微信没有生成小程序码（错误 {errcode}）。请检查服务器上小程序的 ID、密钥和 IP 白名单。',
    'zh-Hant': '微信沒有產生小程式碼（錯誤 {errcode}）。請檢查伺服器上小程式的 ID、密鑰和 IP 白名單。',
    en: 'WeChat refused to make the code (error {errcode}). Check the Mini Program’s id and secret on the server, and its IP allowlist at WeChat.',
    es: 'WeChat no ha creado el código (error {errcode}). Comprueba el ID y el secreto del Mini Program en el servidor, y su lista de IP en WeChat.',
    fr: 'WeChat n’a pas créé le code (erreur {errcode}). Vérifiez l’identifiant et le secret du Mini Program sur le serveur, et sa liste d’IP chez WeChat.',
  },
} satisfies Partial<Record<ErrorName, Record<Lang, string>>>;
