import type { ClaimState, DayPart, ItemCategory, ItemKind, ItemState } from '@park/contract/lostFound/limits';

export interface LostFoundMessages {
  kind: Record<ItemKind, string>;
  category: Record<ItemCategory, string>;
  dayPart: Record<DayPart, string>;
  state: Record<ItemState, string>;
  claimState: Record<ClaimState, string>;
  signIn: { text: string; action: string };
  list: {
    kinds: string;
    all: string;
    categories: string;
    allCategories: string;
    mine: string;
    empty: string;
    emptyFiltered: string;
    everything: string;
    iLost: string;
    iFound: string;
  };
  mine: { title: string; items: string; claims: string; which: string; noItems: string; noClaims: string };
  detail: {
    gone: string;
    all: string;
    when: Record<ItemKind, string>;
    place: Record<ItemKind, string>;
    category: string;
    contact: string;
    contactHidden: string;
    reviewing: string;
    rejected: (reason: string) => string;
    matched: string;
    returned: string;
    withdrawn: string;
    call: string;
    match: Record<ItemKind, string>;
    withdraw: string;
    withdrawAsk: string;
    withdrawText: string;
    takenAway: string;
    close: string;
    closeAsk: string;
    closeText: string;
    closed: string;
  };
  form: {
    title: Record<ItemKind, string>;
    kind: string;
    category: string;
    name: string;
    nameHint: string;
    place: Record<ItemKind, string>;
    placeHint: string;
    day: Record<ItemKind, string>;
    dayPart: string;
    text: string;
    textHint: Record<ItemKind, string>;
    contact: string;
    contactHint: string;
    submit: string;
    done: string;
    safe: string;
  };
  claim: {
    action: Record<ItemKind, string>;
    title: Record<ItemKind, string>;
    text: Record<ItemKind, string>;
    label: Record<ItemKind, string>;
    hint: Record<ItemKind, string>;
    submit: string;
    done: string;
    mine: string;
    waiting: string;
    accepted: string;
    rejected: (reason: string) => string;
  };
  privacy: { title: string; text: string; agree: string; refuse: string };
  error: {
    categoryMissing: string;
    tooShort: (least: number) => string;
    dayMissing: string;
    phoneMissing: string;
    phoneWrong: string;
    sending: string;
    failed: string;
  };
}

export const lostFound: LostFoundMessages = {
  kind: { lost: '丢失', found: '捡到' },
  category: {
    electronics: '电子产品',
    bag: '包',
    clothing: '衣帽',
    umbrella: '雨伞',
    bottle: '水杯',
    keys: '钥匙',
    documents: '证件卡片',
    toy: '玩具',
    jewellery: '首饰',
    other: '其他',
  },
  dayPart: { morning: '上午', midday: '中午', afternoon: '下午', evening: '傍晚' },
  state: {
    reviewing: '审核中',
    published: '寻找中',
    rejected: '未通过',
    matched: '已有着落',
    returned: '已归还',
    withdrawn: '已撤回',
  },
  claimState: { waiting: '核实中', accepted: '已通过', rejected: '未通过' },
  signIn: { text: '登录后可以发布和认领。', action: '重新登录' },
  list: {
    kinds: '丢失还是捡到',
    all: '全部',
    categories: '物品种类',
    allCategories: '所有种类',
    mine: '我的发布和认领',
    empty: '现在没有失物招领信息。丢了或捡到东西，都可以在这里登记。',
    emptyFiltered: '没有符合条件的信息。',
    everything: '看全部',
    iLost: '我丢了东西',
    iFound: '我捡到东西',
  },
  mine: {
    title: '我的失物招领',
    items: '我发布的',
    claims: '我认领的',
    which: '发布或认领',
    noItems: '您还没有发布过。',
    noClaims: '您还没有提交过认领。',
  },
  detail: {
    gone: '没有找到这条信息，可能已经撤回。',
    all: '看全部失物招领',
    when: { lost: '丢失时间', found: '捡到时间' },
    place: { lost: '丢失地点', found: '捡到地点' },
    category: '种类',
    contact: '联系电话',
    contactHidden: '完整号码在工作人员核实后才会给到对方。',
    reviewing: '工作人员审核后就会公开显示，通常在一小时内。',
    rejected: (reason) => `没有通过审核：${reason}`,
    matched: '已核实，双方可以互相联系。',
    returned: '东西已经回到主人手里。',
    withdrawn: '这条信息已经撤回。',
    call: '打电话',
    match: { lost: '有人找到了', found: '失主是' },
    withdraw: '撤回这条信息',
    withdrawAsk: '撤回这条信息？',
    withdrawText: '其他人将看不到它，照片会被删除。',
    takenAway: '已撤回',
    close: '东西已经归还',
    closeAsk: '东西已经回到主人手里了吗？',
    closeText: '确认后这条信息就结束了。',
    closed: '太好了！已标记为归还',
  },
  form: {
    title: { lost: '登记丢失', found: '登记捡到' },
    kind: '您是？',
    category: '种类',
    name: '是什么东西？',
    nameHint: '例如：蓝色儿童帽',
    place: { lost: '大概丢在哪里？', found: '在哪里捡到的？' },
    placeHint: '例如：观谷台的长椅',
    day: { lost: '哪天丢的？', found: '哪天捡到的？' },
    dayPart: '大概什么时候？',
    text: '样子',
    textHint: {
      lost: '颜色、牌子、记号，写得越细越好认。',
      found: '写能让失主认出来的样子，留一两处不写，方便核实。',
    },
    contact: '联系电话',
    contactHint: '别人只看到 138****0001，核实后才给对方。',
    submit: '提交审核',
    done: '已提交，审核后显示',
    safe: '不确定是否送达。再点一次提交即可，不会重复。',
  },
  claim: {
    action: { lost: '我找到了', found: '这是我的' },
    title: { lost: '您找到了它？', found: '这是您的？' },
    text: {
      lost: '告诉工作人员您在哪里找到的、现在在哪里。核实后双方会看到对方的电话。',
      found: '告诉工作人员为什么是您的。核实后双方会看到对方的电话。',
    },
    label: { lost: '在哪里找到的？', found: '为什么是您的？' },
    hint: { lost: '例如：在博物馆门口的椅子下', found: '例如：里面写着名字，拉链上有红绳' },
    submit: '提交核实',
    done: '已提交，等待核实',
    mine: '您提交的内容',
    waiting: '工作人员正在核实，有结果会通知您。',
    accepted: '核实通过。请用上面的电话联系对方，或到游客中心办理。',
    rejected: (reason) => (reason ? `核实未通过：${reason}` : '这条信息已经结束。'),
  },
  privacy: {
    title: '关于您的电话',
    text: '电话由工作人员保管，别人只看到前三位和后四位；核实通过后才给到对方。结束 180 天后自动删除。',
    agree: '同意并提交',
    refuse: '返回修改',
  },
  error: {
    categoryMissing: '请选择种类。',
    tooShort: (least) => `请至少写 ${least} 个字。`,
    dayMissing: '请选择今天或更早的日期。',
    phoneMissing: '请填写联系电话。',
    phoneWrong: '请核对国家/地区代码和号码；大陆号码为 11 位手机号，或带区号的座机。',
    sending: '照片还在上传，请稍等。',
    failed: '有照片没有传上去，请重试或删除。',
  },
};
