(() => {
  if (window.WeixinJSBridge) return;
  const base = document.currentScript.src.replace('/bridge.js', '');
  window.WeixinJSBridge = {
    invoke(name, params, callback) {
      if (name !== 'getBrandWCPayRequest') return callback?.({ err_msg: `system:function_not_exist:${name}` });
      // WeChat answers under another name than it was asked by.
      const answer = (outcome) => callback?.({ err_msg: `get_brand_wcpay_request:${outcome}` });
      import(`${base}/sheet.js`).then(
        (sheet) => sheet.open(base, params, answer),
        () => answer('fail'),
      );
    },
  };
  document.dispatchEvent(new Event('WeixinJSBridgeReady'));
})();
