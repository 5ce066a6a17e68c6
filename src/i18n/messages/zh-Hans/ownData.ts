export const ownData = {
  signIn: '登录后就能看到园区保存的与您有关的信息。',
  intro: '这里列出园区保存的与您有关的信息、用途和保留时间。',
  kept: '园区保存的信息',
  count: (n: number) => `${n} 项`,
  open: '查看或更正',
  file: {
    title: '导出',
    text: '一个 ZIP 文件：可以阅读的网页、供程序读取的数据，以及您上传的照片。里面有完整的姓名、电话和证件号码，请妥善保管。',
    inWechat: '微信内打不开下载文件。请复制链接，在手机浏览器里打开。',
    action: '导出我的信息',
    copy: '复制下载链接',
    downloading: '正在下载，文件会保存在浏览器的下载目录',
    fetched: '文件已准备好。微信打不开 ZIP，请发送到聊天（例如“文件传输助手”），再在电脑或其他应用里打开。',
    handOn: '发送到聊天',
    copied: (minutes: number) =>
      `链接已复制，请在其他浏览器里打开。${minutes} 分钟内有效，只能用一次；拿到链接的人都能打开，请不要转发。`,
    notCopied: '没有复制成功，请重试',
    failed: '文件没有下载成功，请重新导出',
  },
  erase: {
    title: '删除',
    text: '您可以随时删除，不需要联系工作人员。法律要求保留的订单和账目会保留到期限为止，但不再与您关联。',
    way: '查看会删除什么',
    open: '这些还没有结束',
    what: '会删除什么，保留什么',
    sure: '确认删除',
    after: '删除后无法恢复，所有手机都会退出登录。之后再用同一个微信进入，您就是新游客。',
    type: (word: string) => `请输入“${word}”`,
    word: '删除',
    action: '永久删除我的信息',
    done: '您的信息已删除',
  },
};

export type OwnDataMessages = typeof ownData;
