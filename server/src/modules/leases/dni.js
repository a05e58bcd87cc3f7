// Callstead: shows each visitor of a page a number of their own. Sets no cookie and asks nobody else.
(() => {
  const script = document.currentScript;
  const { offer, aff, replace } = script?.dataset ?? {};
  if (!offer || !aff) return;
  const address = script.src.replace(/\/dni\.js(?:[?#].*)?$/, '/v1/dni/leases');
  const place = `callstead:${offer}:${aff}`;
  const PATIENCE_MS = 1500;
  const RENEW_MS = 60000;
  const SUBS = /^(sub[1-5]|source|creative)$/;
  const ADS = /^(utm_\w+|gclid|gbraid|wbraid|fbclid|msclkid|ttclid)$/;
  const GAP = '[\\s().\\-\\u2010-\\u2015\\u00a0]*';
  const digitsOf = (text) => text.replace(/\D/g, '').slice(-10);

  // Every number that stood on the page, so that all of them follow a new one.
  const shown = new Set(replace ? [digitsOf(replace)] : []);
  let current;
  const visit = recall();

  // A visit goes over several pages, and only the first has the click in its address.
  function recall() {
    let kept = {};
    try {
      kept = JSON.parse(sessionStorage.getItem(place)) ?? {};
    } catch {
      // A browser that keeps nothing begins a visit on every page.
    }
    const { leaseId, clickId, subs = {}, utm = {} } = kept;
    const found = { leaseId, clickId, subs, utm };
    for (const [name, value] of new URLSearchParams(location.search)) {
      if (name === 'click_id') found.clickId = value.slice(0, 100);
      else if (SUBS.test(name)) subs[name] = value.slice(0, 200);
      else if (ADS.test(name)) utm[name] = value.slice(0, 200);
    }
    return found;
  }

  function keep() {
    try {
      sessionStorage.setItem(place, JSON.stringify(visit));
    } catch {
      // As above: the number is shown all the same.
    }
  }

  async function ask() {
    const page = location.origin + location.pathname;
    const referrer = document.referrer.split(/[?#]/)[0];
    const stop = new AbortController();
    const timer = setTimeout(() => stop.abort(), PATIENCE_MS);
    try {
      const answer = await fetch(address, {
        method: 'POST',
        credentials: 'omit',
        headers: { 'content-type': 'text/plain' }, // a browser sends that without asking first
        body: JSON.stringify({ offerId: offer, affId: aff, ...visit, page, referrer }),
        signal: stop.signal,
      });
      const lease = answer.ok ? await answer.json() : {};
      if (lease.number) take(lease);
    } catch {
      // The number that stands on the page is called just as well.
    }
    clearTimeout(timer);
  }

  function take({ leaseId, number }) {
    visit.leaseId = leaseId ?? undefined;
    keep();
    current = number;
    show();
  }

  // In whatever way it is written: the new digits take the places of the old ones.
  function written(text, number) {
    const digits = [...number.slice(-10)];
    let before = text.replace(/\D/g, '').length - digits.length;
    return text.replace(/\d/g, (digit) => (before-- > 0 ? digit : digits.shift()));
  }

  const around = (digits) => new RegExp(`(?<!\\d)(?:\\+?1${GAP})?\\(?${digits.join(GAP)}(?!\\d)`, 'g');
  const ANY_NUMBER = around(['\\d{3}', '\\d{3}', '\\d{4}']);

  function swapIn(root, patterns, isOld) {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const node = walker.currentNode;
      if (/^(SCRIPT|STYLE|TEXTAREA)$/.test(node.parentNode.nodeName)) continue;
      const text = patterns.reduce((each, one) => each.replace(one, (old) => written(old, current)), node.nodeValue);
      if (text !== node.nodeValue) node.nodeValue = text;
    }
    for (const link of root.querySelectorAll('a[href^="tel:"]'))
      if (isOld(digitsOf(link.getAttribute('href')))) link.setAttribute('href', `tel:${current}`);
  }

  function mark(element) {
    swapIn(element, [ANY_NUMBER], () => true);
    if (!element.textContent.trim()) element.textContent = current.replace(/^\+1(\d{3})(\d{3})(\d{4})$/, '($1) $2-$3');
    const link = element.closest('a[href^="tel:"]');
    if (link) link.setAttribute('href', `tel:${current}`);
    element.dataset.callstead = current;
  }

  function show() {
    if (!current || !document.body) return;
    for (const element of document.querySelectorAll('[data-callstead]'))
      if (element.dataset.callstead !== current) mark(element);
    const old = [...shown].filter((digits) => digits !== digitsOf(current));
    const patterns = old.map((digits) => around([...digits]));
    if (old.length) swapIn(document.body, patterns, (digits) => old.includes(digits));
    if (replace) shown.add(digitsOf(current));
  }

  // Pages draw parts of themselves later.
  function watch() {
    let waits = false;
    const later = () => {
      if (waits) return;
      waits = true;
      requestAnimationFrame(() => {
        waits = false;
        show();
      });
    };
    show();
    new MutationObserver(later).observe(document.body, { childList: true, subtree: true });
  }

  const renew = () => {
    if (visit.leaseId && document.visibilityState === 'visible') ask();
  };
  ask();
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', watch);
  else watch();
  setInterval(renew, RENEW_MS);
  document.addEventListener('visibilitychange', renew);
})();
