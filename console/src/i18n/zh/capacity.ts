export const capacity = {
  title: '最大承载量',
  about: '主管部门核定的日最大承载量和瞬时最大承载量。所有入园门票和无票团队合并计算，超出的一张也卖不出。',
  none: '还没有填写核定的最大承载量，不限人数。',
  over: (day: string, over: number) => `${day} 已售出的比核定多 ${over} 人`,
  overAbout: '已售的票不会被取消，当天已停止售票。可以关闭部分时段，请游客退款或改期。',
  toClosures: '去关闭时段',
  now: '今天',
  figures: {
    taken: '已售及占用',
    left: '还可售',
    entered: '已入园',
    out: '已记录离园',
    present: '在园人数',
    estimated: '在园人数（推算）',
    level: '级别',
  },
  unlimited: '不限',
  levels: (level: number): string =>
    level === 0
      ? '正常'
      : level === 80
        ? '80%：已提醒'
        : level === 90
          ? '90%：排队购票'
          : level === 95
            ? '95%：停售'
            : '100%：暂缓放行',
  days: '可售的日子',
  day: '日期',
  daily: '日最大承载量',
  momentary: '瞬时最大承载量',
  groups: '其中无票团队',
  setting: '核定的最大承载量',
  validFrom: '生效日期',
  validFromAbout: '从这一天起生效，直到下一次核定。之前的日子不变。',
  approval: '核定文件号',
  approvalWrong: '请填写核定文件号',
  numberWrong: '请填写 1 到 1000000 的整数',
  momentaryWrong: '不能大于日最大承载量',
  meanStay: '平均停留（分钟）',
  meanStayAbout: '游客离园时不逐一扫码的，填写平均停留时长，用来推算在园人数，各处都会注明“推算”。留空：所有人离园时都计数。',
  meanStayWrong: '请填写 15 到 1440 的整数，或留空',
  saved: '最大承载量已保存',
  history: '历次核定',
  changed: '修改',
  form: '上报表',
  formAbout: '按日自动填写，可以导出或打印。级别变化的时间由数据库记录，不能修改。',
  at: '时间',
  maximum: { daily: '日承载量', momentary: '瞬时承载量' },
  change: '级别变化',
  figure: '人数',
  measure: '采取的措施',
  noLevels: '这一天没有达到 80%。',
  announcement: '对游客的公告',
  announcementAbout: '复制后可以在“公告”中发布。达到 95% 时，系统会自动在首页显示预警，低于 90% 时自动撤回。',
  print: '打印',
  exportName: '承载量报表',
};
