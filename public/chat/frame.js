/**
 * Runs the operator's chat widget in a frame of its own, which the browser keeps apart from the app: the widget's script
 * comes from another company, and nothing of the player's can be read from here. The page says who is asking for help.
 */
addEventListener('message', ({ source, data }) => {
  if (source !== parent || data?.kind !== 'open-chat') return;
  // A page of an earlier release calls it by its British name.
  window.__lc = { license: data.license ?? data.licence, product_name: 'livechat' };
  const script = document.createElement('script');
  script.src = data.script;
  script.addEventListener('load', () => {
    const widget = window.LiveChatWidget;
    if (data.name) widget.call('set_customer_name', data.name);
    if (data.email) widget.call('set_customer_email', data.email);
    widget.call('maximize');
    parent.postMessage({ kind: 'chat-open' }, '*');
  });
  script.addEventListener('error', () => parent.postMessage({ kind: 'chat-failed' }, '*'));
  document.head.append(script);
});
