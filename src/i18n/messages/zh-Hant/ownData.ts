import type { OwnDataMessages } from '../zh-Hans/ownData';

export const ownData: OwnDataMessages = {
  signIn: '登入後就能看到園區儲存的與您有關的資料。',
  intro: '這裡列出園區儲存的與您有關的資料、用途和保留時間。',
  kept: '園區儲存的資料',
  count: (n) => `${n} 項`,
  open: '查看或更正',
  file: {
    title: '匯出',
    text: '一個 ZIP 檔案：可以閱讀的網頁、供程式讀取的資料，以及您上傳的照片。裡面有完整的姓名、電話和證件號碼，請妥善保管。',
    inWechat: '微信內打不開下載檔案。請複製連結，在手機瀏覽器裡打開。',
    action: '匯出我的資料',
    copy: '複製下載連結',
    downloading: '正在下載，檔案會存在瀏覽器的下載目錄',
    fetched: '檔案已準備好。微信打不開 ZIP，請傳送到聊天（例如「文件傳輸助手」），再在電腦或其他應用裡打開。',
    handOn: '傳送到聊天',
    copied: (minutes) =>
      `連結已複製，請在其他瀏覽器裡打開。${minutes} 分鐘內有效，只能用一次；拿到連結的人都能打開，請不要轉傳。`,
    notCopied: '沒有複製成功，請重試',
    failed: '檔案沒有下載成功，請重新匯出',
  },
  erase: {
    title: '刪除',
    text: '您可以隨時刪除，不需要聯絡工作人員。法律要求保留的訂單和帳目會保留到期限為止，但不再與您關聯。',
    way: '查看會刪除什麼',
    open: '這些還沒有結束',
    what: '會刪除什麼，保留什麼',
    sure: '確認刪除',
    after: '刪除後無法恢復，所有手機都會登出。之後再用同一個微信進入，您就是新遊客。',
    type: (word) => `請輸入「${word}」`,
    word: '刪除',
    action: '永久刪除我的資料',
    done: '您的資料已刪除',
  },
};
