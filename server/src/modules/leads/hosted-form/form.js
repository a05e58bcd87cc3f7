// Callstead: puts the form of an offer into a page, as high as it needs to be. Sets no cookie and asks nobody else.
(() => {
  const script = document.currentScript;
  const { offer, aff, lang } = script?.dataset ?? {};
  if (!offer || !aff) return;
  const { origin } = new URL(script.src);
  const place = `callstead:form:${offer}:${aff}`;
  const KNOWN = /^(click_id|sub[1-5]|source|creative)$/;
  const LOWEST = 240;

  // A visit goes over several pages, and only the first has the click in its address.
  function visit() {
    const found = new URLSearchParams();
    for (const [name, value] of new URLSearchParams(location.search))
      if (KNOWN.test(name)) found.set(name, value.slice(0, 200));
    try {
      if (found.has('click_id')) sessionStorage.setItem(place, found);
      else return new URLSearchParams(`${sessionStorage.getItem(place) ?? ''}&${found}`);
    } catch {
      // A browser that keeps nothing begins a visit on every page.
    }
    return found;
  }

  const query = visit();
  const language = (lang || document.documentElement.lang || '').slice(0, 2).toLowerCase();
  if (language === 'es' || language === 'en') query.set('lang', language);
  query.set('origin', location.origin);
  query.set('page', location.origin + location.pathname);

  const frame = document.createElement('iframe');
  frame.src = `${origin}/l/${encodeURIComponent(offer)}/${encodeURIComponent(aff)}/embed?${query}`;
  frame.title = script.dataset.title || (language === 'en' ? 'Form' : 'Formulario');
  frame.style.cssText = `display:block;width:100%;border:0;height:${LOWEST * 2}px`;
  addEventListener('message', ({ origin: from, source, data }) => {
    if (from !== origin || source !== frame.contentWindow || data?.callstead !== 'height') return;
    const height = Math.ceil(Number(data.height));
    if (height > 0 && height < 20000) frame.style.height = `${Math.max(LOWEST, height)}px`;
  });
  // Whoever sent it from its end reads the answer from its beginning.
  let loads = 0;
  frame.addEventListener('load', () => {
    loads += 1;
    if (loads > 1 && frame.getBoundingClientRect().top < 0) frame.scrollIntoView();
  });
  script.after(frame);
})();
