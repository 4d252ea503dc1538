import { beforeEach, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { compile } from '../../../engine/definition/compile.ts';
import { MAKE, openFields, trigger } from './choices-page.ts';

const words='Айни Борбад Вахдат Гафуров Дусти Ёвон Зарафшон Истиклол Карамов Лоик Мирзо Навруз Рудаки Сино Турсунзода Фирдавси Хайём Шохтемур'.split(' ');
let seed=1; const rnd=()=>{seed=(seed*1103515245+12345)&0x7fffffff; return seed/0x7fffffff};
const mixed=Array.from({length:50000},(_,n)=>`${words[Math.floor(rnd()*words.length)]} ${words[Math.floor(rnd()*words.length)]} ${n}`);
const sorted=Array.from({length:50000},(_,n)=>`Улица ${n+1}`);
const shuffled=mixed.map(n=>'Улица '+n);
const vals=(names:string[], key=false)=>names.map((name,n)=>({id:n,name,value:`v${n}`,...(key&&{key:`v${n}`})}));
beforeEach(() => page.viewport(1280, 800));
const time=(f:()=>void)=>{const t=performance.now(); f(); return performance.now()-t;};
const fmt=(xs:number[])=>{const s=xs.toSorted((a,b)=>a-b); return `min ${s[0]!.toFixed(0)} med ${s[s.length>>1]!.toFixed(0)} max ${s.at(-1)!.toFixed(0)}`;};
async function settle(){ await new Promise(r=>requestAnimationFrame(()=>requestAnimationFrame(()=>r(null)))); }

test.for([
  ['sorted', vals(sorted), {}], ['mixed', vals(mixed), {}], ['shuffled one letter', vals(shuffled), {}],
  ['groups 50', vals(mixed,true), {groups: Array.from({length:50},(_,g)=>({group:`Район ${g}`,value_keys:Array.from({length:1000},(_,n)=>`v${g*1000+n}`)}))}],
  ['groups 50000', vals(mixed,true), {groups: Array.from({length:50000},(_,g)=>({group:`Район ${g}`,value_keys:[`v${g}`]}))}],
  ['multi', vals(mixed), {is_multiselect:true,data_type:'STRING_LIST'}],
] as const)('probe %s', {timeout: 120000}, async ([label, values, more]) => {
  const field={...MAKE, name:'Улица', has_popular:true, values, ...more};
  const comp=Array.from({length:4},()=>time(()=>compile({filters:[field]},{mode:'ad'})));
  await openFields([field as never]);
  const t = trigger('Улица').element() as HTMLElement;
  const opens:number[]=[]; const closes:number[]=[];
  for (let i=0;i<4;i++){
    t.focus();
    opens.push(time(()=>t.click())); await settle();
    if (i<3) { closes.push(time(()=>t.click())); await settle(); }
  }
  const input=document.querySelector<HTMLInputElement>('input[role=combobox]')!;
  input.focus();
  const keys:number[]=[]; 
  const setter=Object.getOwnPropertyDescriptor(HTMLInputElement.prototype,'value')!.set!;
  let text='';
  for (const letter of 'рудаки 12'){ text+=letter; keys.push(time(()=>{ setter.call(input,text); input.dispatchEvent(new Event('input',{bubbles:true})); })); await settle(); }
  for (let i=0;i<9;i++){ text=text.slice(0,-1); keys.push(time(()=>{ setter.call(input,text); input.dispatchEvent(new Event('input',{bubbles:true})); })); await settle(); }
  const moves:number[]=[];
  for (let i=0;i<15;i++){ moves.push(time(()=>input.dispatchEvent(new KeyboardEvent('keydown',{key:i===7?'End':'ArrowDown',bubbles:true})))); await settle(); }
  console.log(label,'| compile',fmt(comp),'| open',fmt(opens),'first',opens[0]!.toFixed(0),'| close',fmt(closes),'| key',fmt(keys),'first',keys[0]!.toFixed(0),'| move',fmt(moves), '| rows', document.querySelectorAll('[role=option]').length, 'groups', document.querySelectorAll('[role=listbox] [role=group]').length);
});
